/** A code of a `DomainError`, as the schema gives it. */
export type DomainErrorCode = string;

/** A call that fails: thrown by operations and unwrapped results, turned into the envelope by `routes.ts`. */
export class RestFailure extends Error {
  readonly httpStatus: number;
  readonly bodyStatus: number;

  constructor(failure: { readonly httpStatus: number; readonly bodyStatus: number; readonly message: string }) {
    super(failure.message);
    this.name = 'RestFailure';
    this.httpStatus = failure.httpStatus;
    this.bodyStatus = failure.bodyStatus;
  }
}
