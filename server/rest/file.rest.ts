import { maxAvatarBytes, setAvatar } from '@verdict/schema/account/avatar.service.ts';
import { maxPictureBytes } from '@verdict/schema/carousel/carousel.error.ts';
import { addCarouselImage } from '@verdict/schema/carousel/carousel.service.ts';
import { carouselImageUrl } from '@verdict/schema/carousel/carousel.type.ts';
import type { Context } from '@verdict/schema/context.ts';
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
      await setAvatar(context, bytes).catch((error: unknown) => failUpload(error, context));
      const { viewer } = await operate(RestOwnUserDocument, {});
      return viewer.user ? wireUser(viewer.user) : null;
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/file/upload-carouse-img',
    auth: 'root',
    isUpload: true,
    input: z.object({}),
    async answer({ request, context }) {
      const { bytes } = await readUpload(request, context, { field: 'file', maxBytes: maxPictureBytes });
      const image = await addCarouselImage(context, bytes, { alt: '', link: null }).catch((error: unknown) => failUpload(error, context));
      return { id: image.id, url: carouselImageUrl(image) };
    },
  }),
];

/** Ends the call as one that came by GraphQL would. */
export function failUpload(error: unknown, context: Context): never {
  if (error instanceof DomainError) return failDomain({ code: error.code, message: error.messageIn(context.locale) });
  throw error instanceof GraphQLError ? failOperation(error, context) : error;
}
