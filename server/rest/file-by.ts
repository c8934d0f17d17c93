import type { Context } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { refuseToken } from '@verdict/schema/core/refusals.ts';
import { RestFailure } from './rest-failure.ts';

/** Downloads say that they failed by the status of HTTP too. */
export async function fileBy<T>(context: Context, act: () => Promise<T>): Promise<T> {
  try {
    refuseToken(context, 'ADMIN');
    return await act();
  } catch (error) {
    if (error instanceof DomainError)
      throw new RestFailure({ httpStatus: 400, bodyStatus: 400, message: error.messageIn(context.locale) });
    throw error;
  }
}
