import { builder } from '../../core/builder.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { SiteConfigType } from '../../core/settings/site.type.ts';
import { listFooterPictures, type FooterPictureRow } from './footer-picture.service.ts';

export const FooterPictureType = builder.objectRef<FooterPictureRow>('FooterPicture').implement({
  description: 'A picture in the footer, such as a QR code.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: '1: the left one, 2: the right one.' }),
    url: t.string({
      description: 'Path on this site.',
      resolve: ({ sha256 }) => publicFileUrl({ name: 'footer.webp', sha256 }),
    }),
    alt: t.exposeString('alt', { description: 'What it is for, for those who do not see it, and as its caption.' }),
  }),
});

builder.objectField(SiteConfigType, 'footerPictures', (t) =>
  t.field({
    type: [FooterPictureType],
    description: 'Pictures of the footer from left to right, two at most.',
    resolve: (_config, _args, context) => listFooterPictures(context),
  }),
);
