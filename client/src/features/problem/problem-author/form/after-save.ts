import type { ProblemValues } from './values.ts';

/** The form once the server has taken it: the tests of an archive are those of the problem now. */
export function afterSave(values: ProblemValues): ProblemValues {
  const { tests } = values;
  if (tests.source !== 'UPLOADED')
    return {
      ...values,
      tests: {
        ...tests,
        uploadId: null,
        cases: [],
        fileName: '',
        ...(tests.source === 'MANUAL' ? { keptCases: [] } : {}),
      },
    };
  return {
    ...values,
    tests: {
      ...tests,
      source: 'KEPT',
      keptCases: tests.cases,
      cases: [],
      uploadId: null,
      fileName: '',
      manualCases: [],
    },
  };
}
