import { DomainError } from '../../core/errors.ts';

/** Largest picture that is taken, in bytes. */
export const maxFooterPictureBytes = 1_048_576;

/** Too large, or no picture of a kind that is taken. */
export class FooterPictureInvalid extends DomainError {
  readonly code = 'FOOTER_PICTURE_INVALID';

  constructor() {
    super({
      'zh-CN': '请上传不超过 1 MB 的图片，格式为 jpg、jpeg、jfif、png、gif、webp 或 svg。',
      'en-US': 'Upload a picture of at most 1 MB, of the kind jpg, jpeg, jfif, png, gif, webp or svg.',
    });
  }
}

/** There is no picture at that place. */
export class FooterPictureNotFound extends DomainError {
  readonly code = 'FOOTER_PICTURE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该位置没有页脚图片。', 'en-US': 'There is no footer picture at that place.' });
  }
}
