import { builder } from '../../core/builder.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import type { CarouselImageRow } from './carousel.service.ts';

/** Address of a carousel picture on this site. */
export function carouselImageUrl({ sha256 }: Pick<CarouselImageRow, 'sha256'>): string {
  return publicFileUrl({ name: 'carousel.webp', sha256 });
}

export const CarouselImageType = builder.objectRef<CarouselImageRow>('CarouselImage').implement({
  description: 'A picture on the home page.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    url: t.string({ description: 'Path on this site.', resolve: carouselImageUrl }),
    alt: t.exposeString('alt', { description: 'What the picture says, for those who do not see it.' }),
    link: t.exposeString('link', {
      nullable: true,
      description: 'Where it leads: an http(s) address or a path of this site.',
    }),
  }),
});
