import { useEffect, useRef, useState } from 'react';
import { startSending } from '../../../lib/upload/send-file.ts';

/** The file that is on its way. */
export interface FileProgress {
  readonly name: string;
  /** From 1. */
  readonly number: number;
  /** Files in all. */
  readonly count: number;
  /** 0 to 1. */
  readonly share: number;
  /** The server cannot be reached; it goes on by itself when it can. */
  readonly isWaiting: boolean;
}

/** The server refused a file, in its words for the reader where it has some. */
export class SendingRefused extends Error {
  readonly sentence: string | null;

  constructor(sentence: string | null) {
    super(sentence ?? 'the file was refused');
    this.sentence = sentence;
  }
}

/**
 * Sends packages one after the other. A lost network is waited for; leaving the page pauses, and the same file goes on
 * where it stopped.
 */
export function useSendFiles() {
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const current = useRef<{ readonly pause: () => void; readonly cancel: () => void } | null>(null);
  useEffect(() => () => current.current?.pause(), []);

  const sendOne = (file: File, number: number, count: number) =>
    new Promise<string | null>((resolve, reject) => {
      const at = (share: number) => setProgress({ name: file.name, number, count, share, isWaiting: false });
      at(0);
      const sending = startSending(file, 'package', {
        onProgress: (sentBytes) => at(file.size === 0 ? 1 : sentBytes / file.size),
        onWaiting: () => setProgress((before) => before && { ...before, isWaiting: true }),
        onRefused: (sentence) => reject(new SendingRefused(sentence)),
        onDone: resolve,
      });
      const cancel = () => {
        sending.cancel();
        resolve(null);
      };
      current.current = { pause: sending.pause, cancel };
    });

  /** Gives the ids of the uploads; null when the sender gave up. @throws SendingRefused */
  const send = async (files: readonly File[]): Promise<string[] | null> => {
    try {
      const ids: string[] = [];
      for (const [index, file] of files.entries()) {
        const id = await sendOne(file, index + 1, files.length);
        if (id === null) return null;
        ids.push(id);
      }
      return ids;
    } finally {
      current.current = null;
      setProgress(null);
    }
  };
  return { progress, send, cancel: () => current.current?.cancel() };
}
