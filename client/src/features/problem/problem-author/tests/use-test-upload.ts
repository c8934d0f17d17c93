import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { startSending, type Sending } from '../../../../lib/upload/send-file.ts';
import { splitEvenly } from '../form/case-modes.ts';
import type { ChangeValues, ProblemValues } from '../form/values.ts';
import { createRateMeter } from './rate-meter.ts';
import {
  useDropUploadMutation,
  useReadTestUploadMutation,
  useTestUploadQuery,
  type TestUpload_UploadFragment,
} from './test-upload.generated.ts';

/** Time between two questions how far the reading is, in ms. */
const pollMs = 800;

/** Where an archive is on its way. */
export type UploadStep =
  | { readonly name: 'idle' }
  | {
      readonly name: 'sending';
      readonly fileName: string;
      readonly sentBytes: number;
      readonly totalBytes: number;
      readonly bytesPerSecond: number | null;
      readonly state: 'running' | 'paused' | 'waiting';
    }
  | {
      readonly name: 'reading';
      readonly fileName: string;
      readonly entriesDone: number;
      readonly entriesTotal: number | null;
    }
  | { readonly name: 'failed'; readonly fileName: string; readonly message: string };

/** An archive of tests on its way, and what can be done with it. */
export interface TestUpload {
  readonly step: UploadStep;
  /** What the reader of the archive found remarkable. */
  readonly warnings: readonly string[];
  readonly send: (file: File) => void;
  readonly pause: () => void;
  readonly go: () => void;
  readonly cancel: () => void;
}

/**
 * Sends an archive in parts, has it read, and puts its cases into the form. Sending goes on after a pause, a lost
 * network or, with the same file chosen again, a reload; reading goes on in any case, since the draft knows of it.
 */
export function useTestUpload(values: ProblemValues, change: ChangeValues): TestUpload {
  const t = useText();
  const { pendingUploadId } = values.tests;
  const sending = useRef<Sending | null>(null);
  const [step, setStep] = useState<Exclude<UploadStep, { name: 'reading' }>>({ name: 'idle' });
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [read] = useReadTestUploadMutation();
  const [drop] = useDropUploadMutation();
  const { data } = useTestUploadQuery({
    variables: { id: pendingUploadId ?? '' },
    skip: pendingUploadId === null,
    pollInterval: pollMs,
    fetchPolicy: 'network-only',
  });
  const reading = pendingUploadId === null ? undefined : data?.testUpload;

  // The form's own name is that of the archive it has cases of, which stays while another one is on its way, or fails.
  const [sentName, setSentName] = useState('');
  const fileName = reading?.fileName ?? sentName;

  const setPending = (id: string | null) =>
    change((before) => ({ ...before, tests: { ...before.tests, pendingUploadId: id } }));
  const fail = (name: string, message: string) => {
    setPending(null);
    setStep({ name: 'failed', fileName: name, message });
  };
  const askToRead = async (id: string, name: string) => {
    try {
      const result = (await read({ variables: { id } })).data?.readTestUpload;
      if (result?.__typename !== 'ReadTestUploadSuccess') fail(name, domainErrorText(t, result));
    } catch (error) {
      fail(name, failureText(t, error));
    }
  };
  // The draft of another day may name an archive that nobody asked to read.
  const resumeReading = useEffectEvent(() => {
    if (pendingUploadId !== null) void askToRead(pendingUploadId, fileName);
  });
  useEffect(() => resumeReading(), []);

  const take = useEffectEvent((upload: TestUpload_UploadFragment | null) => {
    if (upload === null) return fail(fileName, t({ id: 'author.upload.gone' }));
    if (upload.state === 'FAILED') return fail(upload.fileName, upload.error ?? t({ id: 'error.server' }));
    if (upload.state !== 'READ') return;
    setWarnings(upload.warnings);
    setStep({ name: 'idle' });
    change((before) => withUpload(before, upload));
  });
  useEffect(() => {
    if (reading !== undefined) take(reading);
  }, [reading]);

  useEffect(() => () => sending.current?.pause(), []);

  const send = (file: File) => {
    sending.current?.pause();
    setWarnings([]);
    const meter = createRateMeter();
    const at = (sentBytes: number, state: 'running' | 'paused' | 'waiting', bytesPerSecond: number | null = null) =>
      setStep({ name: 'sending', fileName: file.name, sentBytes, totalBytes: file.size, bytesPerSecond, state });
    at(0, 'running');
    sending.current = startSending(file, 'testdata', {
      onProgress: (sentBytes) => at(sentBytes, 'running', meter(sentBytes, performance.now())),
      onWaiting: () =>
        setStep((before) =>
          before.name === 'sending' ? { ...before, state: 'waiting', bytesPerSecond: null } : before,
        ),
      onRefused: (message) => fail(file.name, message ?? t({ id: 'error.server' })),
      onDone: (id) => {
        sending.current = null;
        setStep({ name: 'idle' });
        setSentName(file.name);
        setPending(id);
        void askToRead(id, file.name);
      },
    });
  };
  const pause = () => {
    sending.current?.pause();
    setStep((before) => (before.name === 'sending' ? { ...before, state: 'paused', bytesPerSecond: null } : before));
  };
  const go = () => {
    sending.current?.go();
    setStep((before) => (before.name === 'sending' ? { ...before, state: 'running' } : before));
  };
  const cancel = () => {
    sending.current?.cancel();
    sending.current = null;
    // Nothing is lost when the server cannot be told: it drops what nobody uses.
    if (pendingUploadId !== null) void drop({ variables: { id: pendingUploadId } }).catch(() => undefined);
    setPending(null);
    setStep({ name: 'idle' });
  };
  const shown: UploadStep =
    pendingUploadId === null
      ? step
      : {
          name: 'reading',
          fileName,
          entriesDone: reading?.entriesDone ?? 0,
          entriesTotal: reading?.entriesTotal ?? null,
        };
  return { step: shown, warnings, send, pause, go, cancel };
}

/** The form with the cases of an archive that was read; points are shared out where the problem has some. */
function withUpload(values: ProblemValues, { id, fileName, cases }: TestUpload_UploadFragment): ProblemValues {
  const found = cases.map(({ name, inputBytes, outputBytes, groupNumber }) => ({
    name,
    inputBytes,
    outputBytes,
    score: '',
    groupNumber: groupNumber === null ? '' : String(groupNumber),
  }));
  const judgeCaseMode = values.judgeCaseMode === 'TEST_GROUPS' ? 'DEFAULT' : values.judgeCaseMode;
  const next: ProblemValues = {
    ...values,
    judgeCaseMode,
    tests: {
      ...values.tests,
      source: 'UPLOADED',
      uploadId: id,
      pendingUploadId: null,
      fileName,
      cases: found,
      groups: [],
    },
  };
  return splitEvenly(next);
}
