import type { S3ServiceException } from '@aws-sdk/client-s3';
import { CommandError } from '../../command-error.ts';
import type { BucketSettings } from './settings.ts';

/** Explanations of the server's and the network's errors for the operator, by the name, code or status of the error. */
const REASONS: [RegExp, (settings: BucketSettings) => string][] = [
  [/^NoSuchBucket$/, () => 'there is no such bucket'],
  [/^(NoSuchKey|NotFound|404)$/, () => 'it holds no such file'],
  [/^InvalidAccessKeyId$/, () => 'BACKUP_S3_ACCESS_KEY_ID is unknown to the server'],
  [/^SignatureDoesNotMatch$/, () => 'BACKUP_S3_SECRET_ACCESS_KEY is wrong'],
  [/^(AccessDenied|Forbidden|AllAccessDisabled|403)$/, () => 'the access key is not allowed to do this'],
  [
    /^(PermanentRedirect|AuthorizationHeaderMalformed|301)$/,
    ({ region }) => `it is in another region than ${region} (BACKUP_S3_REGION)`,
  ],
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|TimeoutError)$/,
    ({ endpoint }) => `its server does not answer${endpoint ? ` (${endpoint})` : ''}`,
  ],
];

/** Translates an error of the bucket for the operator; errors of this machine's disk are returned unchanged. */
export function bucketFailure(error: unknown, settings: BucketSettings): Error {
  const failure = error as NodeJS.ErrnoException & Partial<Pick<S3ServiceException, '$metadata'>>;
  if (failure instanceof CommandError || failure.path) return failure;
  const names = [failure.code, failure.name, failure.$metadata?.httpStatusCode].map(String);
  const known = REASONS.find(([pattern]) => names.some((name) => pattern.test(name)));
  const reason = known?.[1](settings) ?? (failure.message || failure.name);
  return new CommandError(`The bucket ${settings.bucket}: ${reason}.`);
}
