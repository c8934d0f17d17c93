import { createContext, use } from 'react';
import type { CheckerCompile } from '../sections/use-compile-checker.ts';
import type { TestUpload } from '../tests/use-test-upload.ts';
import type { ChangeValues, ProblemValues } from './values.ts';

/** A language of the judge, as authors choose it. */
export interface AuthorLanguage {
  readonly key: string;
  readonly name: string;
  readonly isChecker: boolean;
  readonly isAvailable: boolean;
  readonly timeFactor: number;
  readonly memoryFactor: number;
}

/** A field to be gone to; a new object asks again for the same one. */
export interface WantedField {
  readonly path: string;
}

/** What is true of the stored problem and not of the form. */
export interface StoredFacts {
  /** May the problem be public when the viewer saves it? */
  readonly canPublish: boolean;
  /** A package says how outputs are compared. */
  readonly hasTokenComparison: boolean;
  /** A package brought more than one file for the checker. */
  readonly isCheckerOfSeveralFiles: boolean;
}

/** What the sections of the form share. */
export interface ProblemForm {
  readonly values: ProblemValues;
  /** Null: a problem still to be made. */
  readonly problemId: number | null;
  readonly facts: StoredFacts;
  readonly languages: readonly AuthorLanguage[];
  readonly wanted: WantedField | null;
  /** The archive on its way; it goes on while other sections are shown. */
  readonly upload: TestUpload;
  /** The compile of the checker; it goes on likewise. */
  readonly compile: CheckerCompile;
  readonly change: ChangeValues;
  /** The sentence about a field; null while there is none to show. */
  readonly fault: (path: string) => string | null;
  /** The field was left: its fault may be told from now on. */
  readonly touch: (path: string) => void;
}

/** Given by the page of the form. */
export const ProblemFormContext = createContext<ProblemForm | null>(null);

/** The form around a section. */
export function useProblemForm(): ProblemForm {
  const form = use(ProblemFormContext);
  if (form === null) throw new Error('there is no form around this section');
  return form;
}
