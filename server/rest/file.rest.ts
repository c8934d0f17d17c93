import { maxAvatarBytes, setAvatar } from '@verdict/schema/account/own-account/avatar.service.ts';
import { maxPictureBytes } from '@verdict/schema/site/carousel/carousel.error.ts';
import { addCarouselImage } from '@verdict/schema/site/carousel/carousel.service.ts';
import { carouselImageUrl } from '@verdict/schema/site/carousel/carousel.type.ts';
import { z } from 'zod';
import { wireUser } from './account.rest.ts';
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
      await setAvatar(context, bytes);
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
      const image = await addCarouselImage(context, bytes, { alt: '', link: null });
      return { id: image.id, url: carouselImageUrl(image) };
    },
  }),
];
