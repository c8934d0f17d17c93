import { domainError } from '../../core/errors.ts';

/** Largest picture that is taken, in bytes. */
export const maxFooterPictureBytes = 1_048_576;

export const FooterPictureInvalid = domainError('FOOTER_PICTURE_INVALID', {
  description: 'Too large, or no picture of a kind that is taken.',
  zh: '请上传不超过 1 MB 的图片，格式为 jpg、jpeg、jfif、png、gif、webp 或 svg。',
  en: 'Upload a picture of at most 1 MB, of the kind jpg, jpeg, jfif, png, gif, webp or svg.',
});

export const FooterPictureNotFound = domainError('FOOTER_PICTURE_NOT_FOUND', {
  description: 'There is no picture at that place.',
  zh: '该位置没有页脚图片。',
  en: 'There is no footer picture at that place.',
});
