import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { BODY_LIMITS } from '@farmhouse/contracts/routes/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, InvalidInput } from '../errors/domain-error.ts';
import { addPolicy, type RoutePolicy } from './route-policy.ts';
import type { RouteTable } from './route-table.ts';

const MULTIPART = /^multipart\/form-data\b/i;
const FIELD_BYTES = 4 * 1024;
const MAX_FIELDS = 20;

/**
 * The route takes one file, in the field of that name, with form fields (multipart/form-data) and nothing else, or JSON
 * of the same size instead.
 */
export const TakesUpload =
  (fileField: string, instead?: 'or JSON'): MethodDecorator =>
  (_target, _key, descriptor) =>
    addPolicy(descriptor.value as object, { upload: fileField, uploadOrJson: instead !== undefined });

const status = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

/**
 * Accepts forms with a file on the routes that declare it, and returns 415 for any other kind of body there and vice
 * versa. A service that takes no uploads does without: forms are a 415 there in any case, and each call is spared the
 * plugin's hooks.
 */
export async function acceptUploads(server: FastifyInstance, { service, routes }: RouteTable): Promise<void> {
  if (!routes.some((route) => route.service === service && route.body === 'upload')) return;
  await server.register(multipart, {
    limits: {
      fileSize: BODY_LIMITS.upload,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: FIELD_BYTES,
      parts: MAX_FIELDS + 1,
    },
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const type = request.headers['content-type'];
    const { upload, uploadOrJson } = request.routeOptions.config as RoutePolicy;
    const isForm = type !== undefined && MULTIPART.test(type);
    const isWrong = type !== undefined && isForm !== (upload !== undefined) && (isForm || !uploadOrJson);
    done(isWrong ? status(415, 'Unsupported Media Type') : null, payload);
  });
}

export interface Upload {
  /** The file's bytes; empty when the form has no file. */
  file: Buffer;
  /** The form's other fields, as texts. */
  fields: Record<string, string>;
}

/** Rule: uploaded pictures. */
export class UploadTooLarge extends DomainError {
  readonly status = 413;
  readonly code: ErrorCode = 'payload-too-large';

  constructor() {
    super(`This file is too large. A file may have at most ${BODY_LIMITS.upload / 1024 / 1024} MB.`);
  }
}

export class FormFieldTooLarge extends DomainError {
  readonly status = 413;
  readonly code: ErrorCode = 'payload-too-large';

  constructor(name: string) {
    super(`The form's field "${name}" is too large. A field may have at most ${FIELD_BYTES / 1024} KB.`);
  }
}

/** Throws UploadTooLarge. */
async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? new UploadTooLarge() : error;
  });
  if (part.file.truncated) throw new UploadTooLarge();
  return bytes;
}

/** Throws FormFieldTooLarge for a value of which only the beginning was read. */
function textOf({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new FormFieldTooLarge(fieldname);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const { upload: fileField } = request.routeOptions.config as RoutePolicy;
  const upload: Upload = { file: Buffer.alloc(0), fields: {} };
  if (!request.isMultipart())
    throw new InvalidInput([{ path: '', message: 'The form must be sent as multipart/form-data' }]);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') upload.fields[part.fieldname] = textOf(part);
      else if (part.fieldname === fileField) upload.file = await bytesOf(part);
      else part.file.resume();
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new InvalidInput([{ path: '', message: 'The form cannot be read' }]);
  }
  return upload;
}

const uploads = new WeakMap<FastifyRequest, Promise<Upload>>();

/**
 * The form of a route that takes an upload, read from the connection once. Throws InvalidInput for a body that is no
 * such form, UploadTooLarge and FormFieldTooLarge.
 */
export function readUpload(request: FastifyRequest): Promise<Upload> {
  const upload = uploads.get(request) ?? readForm(request);
  uploads.set(request, upload);
  return upload;
}
