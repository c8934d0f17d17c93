import { Buffer } from 'node:buffer';
import { ZipFile } from 'yazl';

/** What a zip is made of: name to content. */
export type ZipContent = Readonly<Record<string, string | Buffer>>;

/** A zip in memory. @param more adds what a sane packer would not. */
export async function zipOf(content: ZipContent, more: (zip: ZipFile) => void = () => undefined): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(content)) zip.addBuffer(Buffer.from(data), name, { compress: true });
  more(zip);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A client of the tus protocol, as far as the tests need one. */
export class TusClient {
  readonly #url: string;
  readonly #token: string | null;

  /** @param url address of the server, with a prefix where there is one. @param token null: signed out. */
  constructor(url: string, token: string | null) {
    this.#url = `${url}/api/uploads/`;
    this.#token = token;
  }

  /** Makes room for a file. */
  open(
    sizeBytes: number | null,
    {
      purpose = 'testdata',
      fileName = 'tests.zip',
      language = 'en-US',
    }: { readonly purpose?: string; readonly fileName?: string; readonly language?: string } = {},
  ): Promise<Response> {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    return this.#send('POST', this.#url, {
      'Accept-Language': language,
      ...(sizeBytes === null ? {} : { 'Upload-Length': String(sizeBytes) }),
      'Upload-Metadata': `filename ${base64(fileName)},purpose ${base64(purpose)}`,
    });
  }

  /** Sends bytes from an offset on. */
  patch(id: string, offset: number, bytes: Buffer): Promise<Response> {
    return this.#send(
      'PATCH',
      this.#url + id,
      { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      bytes,
    );
  }

  /** How far a file came. */
  head(id: string): Promise<Response> {
    return this.#send('HEAD', this.#url + id);
  }

  remove(id: string): Promise<Response> {
    return this.#send('DELETE', this.#url + id);
  }

  /** Sends a whole file in two parts. @returns its id. */
  async upload(bytes: Buffer, options: { readonly purpose?: string } = {}): Promise<string> {
    const opened = await this.open(bytes.length, options);
    const location = opened.headers.get('location');
    if (opened.status !== 201 || location === null)
      throw new Error(`the upload was refused: ${opened.status} ${await opened.text()}`);
    const id = new URL(location, this.#url).pathname.split('/').at(-1) ?? '';
    const half = Math.ceil(bytes.length / 2);
    for (const offset of [0, half]) {
      const answer = await this.patch(id, offset, bytes.subarray(offset, offset === 0 ? half : bytes.length));
      if (answer.status !== 204) throw new Error(`a part was refused: ${answer.status} ${await answer.text()}`);
    }
    return id;
  }

  #send(method: string, url: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Response> {
    return fetch(url, {
      method,
      headers: {
        'Tus-Resumable': '1.0.0',
        'Accept-Language': 'en-US',
        ...(this.#token === null ? {} : { Authorization: this.#token }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  }
}
