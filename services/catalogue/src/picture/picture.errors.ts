import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The file is not a picture of a supported type. Rule: uploaded pictures. */
export class UnsupportedPicture extends DomainError {
  readonly status = 415;
  readonly code: ErrorCode = 'unsupported-media-type';

  constructor() {
    super('This file is not a picture that can be used. Please choose a JPEG, PNG, WebP or AVIF file.');
  }
}

/** The file has too many bytes or, decoded, too many pixels. Rule: uploaded pictures. */
export class PictureTooLarge extends DomainError {
  readonly status = 413;
  readonly code: ErrorCode = 'payload-too-large';

  constructor() {
    super('This picture is too large. A picture may have at most 10 MB and 50 megapixels.');
  }
}
