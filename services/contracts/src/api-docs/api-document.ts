/** The subset of JSON Schema 2020 that the document uses. */
export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: ApiSchema | false;
  prefixItems?: ApiSchema[];
  properties?: Record<string, ApiSchema>;
  required?: string[];
  additionalProperties?: boolean | ApiSchema;
  anyOf?: ApiSchema[];
  allOf?: ApiSchema[];
}

export interface ApiContent {
  schema: ApiSchema;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  /** False for a list that is sent as one value with commas. */
  explode?: boolean;
  schema: ApiSchema;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: ApiSchema }>;
  content?: Record<string, ApiContent>;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: { required: boolean; description: string; content: Record<string, ApiContent> };
  responses: Record<string, ApiResponse>;
  /** Permissions of which an admin needs one. */
  'x-permissions'?: readonly string[];
  /** Name of the limit that counts the call. */
  'x-limit'?: string;
}

export type ApiPath = Record<string, ApiOperation>;

/** The subset of OpenAPI 3.1 that this product's document uses. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, ApiPath>;
  components: {
    schemas: Record<string, ApiSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
