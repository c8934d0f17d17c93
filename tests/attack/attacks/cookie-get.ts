import { z } from 'zod';
import { signInAsRoot } from '../../setup/site-api.ts';
import { addresses, AnswerCount, type Attack } from '../attack.types.ts';
import { send } from '../loopback.ts';

const uploaded = z.object({ data: z.object({ link: z.string(), fileId: z.int() }) });
/** The smallest PNG. */
const pixelBase64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pixel = Buffer.from(pixelBase64, 'base64');

/** An image in a comment that deletes a file by the cookie of the admin who reads it. */
export const cookieGet: Attack = {
  name: 'cookie-get',
  async run({ site }) {
    const answers = new AnswerCount();
    const { token } = await signInAsRoot(site.url);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(pixel)]), 'pixel.png');
    const headers = { Authorization: token };
    const upload = await fetch(`${site.url}/api/file/upload-md-img`, { method: 'POST', headers, body: form });
    const { link, fileId } = uploaded.parse(await upload.json()).data;
    for (const where of ['cross-site', 'same-origin', undefined]) {
      const answer = await send(`${site.url}/api/file/delete-md-img?fileId=${fileId}`, {
        from: addresses.attacker,
        headers: { Cookie: `verdict_session=${token}`, ...(where === undefined ? {} : { 'Sec-Fetch-Site': where }) },
      });
      answers.add(`${where ?? 'no site'}: ${answer.status}`);
    }
    const { status } = await send(new URL(link, site.url).href, { from: addresses.visitor, headers });
    return { answers: answers.all(), weakness: status === 200 ? null : `the file is gone: ${status}` };
  },
};
