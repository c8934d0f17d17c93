import { builder } from '../../core/builder.ts';
import { TooManyRequests } from '../user/account.error.ts';
import { createCaptcha, createSlidePuzzle, type Captcha, type SlidePuzzle } from './challenge.service.ts';

const CaptchaType = builder.objectRef<Captcha>('Captcha').implement({
  description: 'Letters to read from a picture; good for one answer within two minutes.',
  fields: (t) => ({
    key: t.exposeString('key'),
    image: t.exposeString('image', { description: 'PNG as a data URL.' }),
  }),
});

const SlidePuzzleType = builder.objectRef<SlidePuzzle>('SlidePuzzle').implement({
  description:
    'A picture with a gap and the piece that fills it; good for one answer within two minutes. ' +
    'Lengths are pixels of a picture 325 wide and 100 high.',
  fields: (t) => ({
    key: t.exposeString('key'),
    background: t.exposeString('background', { description: 'Data URL.' }),
    piece: t.exposeString('piece', { description: 'Data URL of a square picture, see-through around the piece.' }),
    pieceSize: t.exposeInt('pieceSize', { description: 'Side of that square.' }),
    pieceY: t.exposeInt('pieceY', { description: 'Top edge of the square; only sideways it is to be found.' }),
  }),
});

builder.mutationField('createCaptcha', (t) =>
  t.field({
    type: CaptchaType,
    description: 'Draws letters to read.',
    authScopes: { public: true },
    errors: { types: [TooManyRequests] },
    resolve: (_root, _args, context) => createCaptcha(context),
  }),
);

builder.mutationField('createSlidePuzzle', (t) =>
  t.field({
    type: SlidePuzzleType,
    description: 'Draws a slide puzzle, as signing in asks for after some failures.',
    authScopes: { public: true },
    errors: { types: [TooManyRequests] },
    resolve: (_root, _args, context) => createSlidePuzzle(context),
  }),
);
