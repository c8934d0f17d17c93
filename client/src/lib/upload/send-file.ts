import { defaultOptions, DetailedError, Upload, type PreviousUpload } from 'tus-js-client';
import { localeStore } from '../preferences/locale-store.ts';
import { tokenStore } from '../session/token-store.ts';

const endpoint = '/api/uploads/';
/** Bytes sent at a time: what a lost connection costs at most. */
const partBytes = 8 * 1024 * 1024;
/** Waits between tries, in ms; afterwards the sending waits for the network, or for its author. */
const retryMs = [0, 1_000, 3_000, 8_000];
/** Time until the next tries by itself, in ms. */
const waitMs = 10_000;
const firstClientError = 400;
const firstServerError = 500;
const locked = 423;

/** What a file is for, as the server knows it: test data of a problem, a package of problems, or answer files. */
export type UploadPurpose = 'testdata' | 'package' | 'answers';

/** What becomes of a file that is sent. */
interface SendingEvents {
  readonly onProgress: (sentBytes: number) => void;
  /** The server cannot be reached; it goes on by itself when it can. */
  readonly onWaiting: () => void;
  /** @param message of the server, for the reader. */
  readonly onRefused: (message: string | null) => void;
  readonly onDone: (uploadId: string) => void;
}

/** A file on its way. */
export interface Sending {
  pause(): void;
  go(): void;
  /** Gives it up, here and on the server. */
  cancel(): void;
}

/**
 * Sends a file in parts. One of the same purpose, name, size and date that was begun before goes on where it stopped.
 */
export function startSending(
  file: File,
  purpose: UploadPurpose,
  { onProgress, onWaiting, onRefused, onDone }: SendingEvents,
): Sending {
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const upload = new Upload(file, {
    endpoint: new URL(endpoint, window.location.origin).href,
    chunkSize: partBytes,
    retryDelays: retryMs,
    metadata: { filename: file.name, filetype: file.type, purpose },
    removeFingerprintOnSuccess: true,
    onBeforeRequest(request) {
      const token = tokenStore.get();
      if (token !== null) request.setHeader('Authorization', token);
      request.setHeader('Accept-Language', localeStore.get());
    },
    onShouldRetry: (error) => !isRefusal(error),
    onProgress,
    onSuccess: () => {
      stop();
      onDone(uploadIdOf(upload.url ?? ''));
    },
    onError: (error) => {
      isRunning = false;
      if (error instanceof DetailedError && isRefusal(error)) {
        stop();
        onRefused(messageOf(error));
      } else {
        timer = setTimeout(go, waitMs);
        onWaiting();
      }
    },
  });
  const go = () => {
    clearTimeout(timer);
    window.addEventListener('online', go);
    if (isRunning) return;
    isRunning = true;
    upload.start();
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
    isRunning = false;
  };
  const begin = async () => {
    const [newest] = (await upload.findPreviousUploads())
      .filter((one) => isFor(one, purpose))
      .toSorted((one, other) => other.creationTime.localeCompare(one.creationTime));
    if (newest !== undefined) upload.resumeFromPreviousUpload(newest);
    go();
  };
  const abort = (isForGood: boolean) => {
    stop();
    // Nothing is lost when the server cannot be told: it drops what nobody goes on with.
    void upload.abort(isForGood).catch(() => undefined);
  };
  void begin();
  return { pause: () => abort(false), go, cancel: () => abort(true) };
}

/** Files of a purpose whose sending was begun and has not ended, as far as this browser knows. */
export async function interruptedUploads(purpose: UploadPurpose): Promise<readonly PreviousUpload[]> {
  return (await defaultOptions.urlStorage.findAllUploads()).filter(
    (one) => (one.uploadUrl?.includes(endpoint) ?? false) && isFor(one, purpose),
  );
}

/** Forgets them: their author does not mean to go on. */
export async function forgetUploads(uploads: readonly PreviousUpload[]): Promise<void> {
  await Promise.all(uploads.map(({ urlStorageKey }) => defaultOptions.urlStorage.removeUpload(urlStorageKey)));
}

function isFor({ metadata }: PreviousUpload, purpose: UploadPurpose): boolean {
  return metadata['purpose'] === purpose;
}

/** The server has said no; asking again changes nothing. */
function isRefusal(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  return status >= firstClientError && status < firstServerError && status !== locked;
}

function messageOf({ originalResponse }: DetailedError): string | null {
  const body = originalResponse?.getBody() ?? '';
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'msg' in answer && typeof answer.msg === 'string'
      ? answer.msg
      : null;
  } catch {
    return null;
  }
}

/** The last part of its address. */
function uploadIdOf(url: string): string {
  return new URL(url, window.location.origin).pathname.split('/').findLast((part) => part !== '') ?? '';
}
