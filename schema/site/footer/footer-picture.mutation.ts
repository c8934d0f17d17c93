import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { FooterPictureInvalid, FooterPictureNotFound, maxFooterPictureBytes } from './footer-picture.error.ts';
import { footerPositions, removeFooterPicture, setFooterPicture } from './footer-picture.service.ts';
import { FooterPictureType } from './footer-picture.type.ts';

/** Base64 is a third longer than what it holds; what is a little too large is for the service to refuse in words. */
const base64 = z.string().max(2 * maxFooterPictureBytes);
const position = z.literal(footerPositions);

const FooterPictureInput = builder.inputType('FooterPictureInput', {
  fields: (t) => ({
    position: t.int({ description: '1: the left one, 2: the right one.', validate: position }),
    alt: t.string({ description: 'What it is for; 1 to 255 characters.', validate: z.string().trim().min(1).max(255) }),
    content: t.string({
      required: false,
      description: 'The file in Base64, at most 1 MB; left out: the picture stays.',
      validate: base64,
    }),
  }),
});

builder.mutationFields((t) => ({
  setFooterPicture: t.field({
    type: FooterPictureType,
    description: 'Puts a picture into the footer, in place of the one before.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, FooterPictureInvalid, FooterPictureNotFound] },
    args: { input: t.arg({ type: FooterPictureInput }) },
    resolve: (_root, { input }, context) => setFooterPicture(context, { ...input, content: input.content ?? null }),
  }),
  removeFooterPicture: t.int({
    description: 'Takes a picture out of the footer; answers its position.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [FooterPictureNotFound] },
    args: { position: t.arg.int() },
    resolve: async (_root, args, context) => {
      await removeFooterPicture(context, args.position);
      return args.position;
    },
  }),
}));
