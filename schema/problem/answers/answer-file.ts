import type { StoredRef } from '../test-data/stored-ref.ts';

/** An answer file, its bytes in the content store. */
export interface AnswerFile extends StoredRef {
  /** As the contestant calls it: a path in the zip, or the name of the file. */
  readonly name: string;
}
