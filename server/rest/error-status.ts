import type { DomainErrorCode } from './rest-failure.ts';

/**
 * The only table from an error's code to what the wire says. Business failures are HTTP 200 with a body status; the
 * sign-in layer uses the same number in both.
 */
const bodyStatusOfCode: Readonly<Record<string, number>> = {
  INVALID_INPUT: 400,
  REGISTRATION_CLOSED: 401,
  SUBMIT_TOO_SOON: 403,
  JUDGING_CLOSED: 403,
  TOO_MANY_REQUESTS: 403,
  // Of a submit; there the wire says forbidden, hidden and missing alike.
  PROBLEM_NOT_FOUND: 403,
  SUBMISSION_NOT_FOUND: 404,
  NOT_YOUR_SUBMISSION: 403,
  SHARING_FORBIDDEN: 403,
  NOT_PROBLEM_STAFF: 403,
  GROUP_NOT_FOUND: 404,
  UPLOAD_FORBIDDEN: 403,
  NOT_YOUR_EDITOR_FILE: 403,
  PROBLEM_EDIT_FORBIDDEN: 403,
  PUBLISHING_FORBIDDEN: 403,
  CONTEST_NOT_FOUND: 404,
  CONTEST_NOT_STARTED: 403,
  CONTEST_HAS_ENDED: 403,
  CONTEST_PASSWORD_NEEDED: 403,
  ACCOUNT_NOT_ADMITTED: 403,
  NOT_CONTEST_ADMIN: 403,
  BOARD_CLOSED: 403,
  PRINTING_CLOSED: 403,
  COMMENTS_CLOSED: 403,
  REPLYING_FORBIDDEN: 403,
  NOT_YOUR_COMMENT: 403,
  CONTEST_PRINT_NOT_FOUND: 403,
};

/** Failures that the wire counts to the sign-in layer: a permission the role lacks. */
const permissionCodes: ReadonlySet<DomainErrorCode> = new Set(['SUBMITTING_FORBIDDEN', 'COMMENTING_FORBIDDEN']);

/** HTTP and body status of a business failure: 200 and 400 unless the table says otherwise. */
export function statusesOf(code: DomainErrorCode): { readonly httpStatus: number; readonly bodyStatus: number } {
  return permissionCodes.has(code)
    ? { httpStatus: 403, bodyStatus: 403 }
    : { httpStatus: 200, bodyStatus: bodyStatusOfCode[code] ?? 400 };
}

const httpStatusOfCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOKEN_SCOPE_MISSING: 403,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  GRAPHQL_VALIDATION_FAILED: 400,
};

/** HTTP (and body) status of a failure that is not a business one: 500 unless the table says otherwise. */
export function httpStatusOf(code: string): number {
  return httpStatusOfCode[code] ?? 500;
}
