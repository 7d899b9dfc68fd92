import { readFileSync } from 'node:fs';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';

/** Generated from the routes and their types by `make docs`. */
const DOCUMENT = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

@Controller('api/admin/api-docs')
@Admin('settings')
export class ApiDocsController {
  /** Returns the API as an OpenAPI document. It lists every call, so that only the owner may read it. */
  @Get()
  read(): Record<string, unknown> {
    return DOCUMENT;
  }
}
