import { maxAvatarBytes, setAvatar } from '@verdict/schema/account/avatar.service.ts';
import { DomainError } from '@verdict/schema/errors.ts';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { wireUser } from './account.rest.ts';
import { failDomain, failOperation } from './operate.ts';
import { restCall } from './rest-call.ts';
import { readUpload } from './upload.ts';
import { RestOwnUserDocument } from './user.rest.generated.ts';

/** Calls of the contract's area "file". */
export const fileCalls = [
  restCall({
    method: 'POST',
    path: '/api/file/upload-avatar',
    auth: 'user',
    isUpload: true,
    input: z.object({}),
    async answer({ request, context, operate }) {
      const { bytes } = await readUpload(request, context, { field: 'image', maxBytes: maxAvatarBytes });
      await setAvatar(context, bytes).catch((error: unknown) => {
        if (error instanceof DomainError) return failDomain({ code: error.code, message: error.messageIn(context.locale) });
        throw error instanceof GraphQLError ? failOperation(error, context) : error;
      });
      const { viewer } = await operate(RestOwnUserDocument, {});
      return viewer.user ? wireUser(viewer.user) : null;
    },
  }),
];
