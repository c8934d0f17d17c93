import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { webAddress } from '../../core/settings/web-address.ts';
import { CarouselImageNotFound, maxCarouselImages } from './carousel.error.ts';
import { listCarousel, orderCarousel, removeCarouselImage, updateCarouselImage } from './carousel.service.ts';
import { CarouselImageType } from './carousel.type.ts';

const CarouselImageInput = builder.inputType('CarouselImageInput', {
  fields: (t) => ({
    alt: t.string({
      description: 'What the picture says; at most 255 characters.',
      validate: z.string().trim().max(255),
    }),
    link: t.string({
      required: false,
      description: 'An http(s) address or a path of this site.',
      validate: webAddress,
    }),
  }),
});

builder.queryField('carousel', (t) =>
  t.field({
    type: [CarouselImageType],
    description:
      'Pictures of the home page in their order. New ones are uploaded by REST: POST /api/file/upload-carouse-img.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => listCarousel(context),
  }),
);

builder.mutationFields((t) => ({
  updateCarouselImage: t.field({
    type: CarouselImageType,
    description: 'Changes what a picture says and where it leads.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, CarouselImageNotFound] },
    args: { id: t.arg.int(), input: t.arg({ type: CarouselImageInput }) },
    resolve: (_root, { id, input }, context) =>
      updateCarouselImage(context, id, { alt: input.alt, link: input.link ?? null }),
  }),
  orderCarousel: t.field({
    type: [CarouselImageType],
    description: 'Puts the named pictures first, in this order; others follow as they were.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, CarouselImageNotFound] },
    args: { ids: t.arg.intList({ validate: z.array(z.int()).max(maxCarouselImages) }) },
    resolve: (_root, { ids }, context) => orderCarousel(context, ids),
  }),
  removeCarouselImage: t.field({
    type: 'Int',
    description: 'Takes a picture away; answers its id.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [CarouselImageNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await removeCarouselImage(context, id);
      return id;
    },
  }),
}));
