import { MaxLength } from '@farmhouse/platform/input/max-length';
import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString } from 'class-validator';

/** Longest token that a mailed link may hold, in characters. */
const MAILED_TOKEN_MAX_LENGTH = 100;

/** The token of a mailed link. */
export const IsMailedToken = (): PropertyDecorator => {
  const message = 'The link is not complete';
  return applyDecorators(
    MaxLength(MAILED_TOKEN_MAX_LENGTH, { message }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );
};
