import type { DomainErrorCode } from './rest-failure.ts';

/**
 * The only table from an error's code to what the wire says. Business failures are HTTP 200 with a body status;
 * the sign-in layer uses the same number in both.
 */
const bodyStatusOfCode: Readonly<Record<string, number>> = {
  INVALID_INPUT: 400,
  REGISTRATION_CLOSED: 401,
  SUBMITTING_FORBIDDEN: 403,
  SUBMIT_TOO_SOON: 403,
  PROBLEM_NOT_FOUND: 404,
  SUBMISSION_NOT_FOUND: 404,
  NOT_YOUR_SUBMISSION: 403,
  SHARING_FORBIDDEN: 403,
};

/** Body status of a business failure: 400 unless the table says otherwise. */
export function bodyStatusOf(code: DomainErrorCode): number {
  return bodyStatusOfCode[code] ?? 400;
}

const httpStatusOfCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
};

/** HTTP (and body) status of a failure that is not a business one: 500 unless the table says otherwise. */
export function httpStatusOf(code: string): number {
  return httpStatusOfCode[code] ?? 500;
}
