import { DetailedError, Upload } from 'tus-js-client';
import { localeStore } from '../preferences/locale-store.ts';
import { tokenStore } from '../session/token-store.ts';

const ENDPOINT = '/api/uploads/';
/** Bytes sent at a time: what a lost connection costs at most. */
const PART_BYTES = 8 * 1024 * 1024;
/** Waits between tries, in ms. */
const RETRY_MS = [0, 1_000, 3_000, 8_000, 15_000];
const FIRST_CLIENT_ERROR = 400;
const FIRST_SERVER_ERROR = 500;
const LOCKED = 423;

/** The server refused a file, in its words for the reader, or could not be reached (null). */
export class SendingFailed extends Error {
  readonly sentence: string | null;

  constructor(sentence: string | null) {
    super(sentence ?? 'the file could not be sent');
    this.sentence = sentence;
  }
}

/** Sends a package in parts; a lost connection is taken up again where it broke. Gives the id of the upload. @throws SendingFailed */
export function sendPackage(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(ENDPOINT, window.location.origin).href,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: file.type, purpose: 'package' },
      onBeforeRequest(request) {
        const token = tokenStore.get();
        if (token !== null) request.setHeader('Authorization', token);
        request.setHeader('Accept-Language', localeStore.get());
      },
      onShouldRetry: (error) => !isRefusal(error),
      onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
      onSuccess: () => resolve(new URL(upload.url ?? '', window.location.origin).pathname.split('/').findLast((part) => part !== '') ?? ''),
      onError: (error) => reject(new SendingFailed(error instanceof DetailedError ? messageOf(error) : null)),
    });
    upload.start();
  });
}

/** The server has said no; asking again changes nothing. */
function isRefusal(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  return status >= FIRST_CLIENT_ERROR && status < FIRST_SERVER_ERROR && status !== LOCKED;
}

function messageOf({ originalResponse }: DetailedError): string | null {
  try {
    const answer: unknown = JSON.parse(originalResponse?.getBody() ?? '');
    return typeof answer === 'object' && answer !== null && 'msg' in answer && typeof answer.msg === 'string' ? answer.msg : null;
  } catch {
    return null;
  }
}
