import { RemoteFailure } from '../core/failure.ts';

/**
 * Does what comes before the request that may make a run, such as reading its form: a failure of it leaves nothing at
 * the judge, however it came about.
 *
 * @throws RemoteFailure
 */
export async function unsent<T>(preparation: Promise<T>): Promise<T> {
  try {
    return await preparation;
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    const { message, reason, retryAfterMs, page } = error;
    throw new RemoteFailure(error.class, message, {
      retryAfterMs,
      isSent: false,
      cause: error,
      ...(reason !== null && { reason }),
      ...(page !== null && { page }),
    });
  }
}
