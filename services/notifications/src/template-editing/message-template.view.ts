import type { MessageTemplateView } from '@farmhouse/contracts/messages/message-template';
import type { StoredTemplate } from './message-templates.service.ts';
import { ownText } from '../message-template/owners-texts.ts';

/** `exampleOf` says what a field is in the example. */
export function toTemplateView(
  { kind, template, row, versions }: StoredTemplate,
  exampleOf: (field: string) => string,
): MessageTemplateView {
  const { name, moment, when, isMandatory = false, fields } = template;
  const original = { subject: template.subject, body: template.body };
  const own = ownText(row);
  return {
    ...{ kind, name, moment, when, isDuty: isMandatory, original },
    ...(own ?? original),
    enabled: isMandatory || (row?.enabled ?? true),
    isOriginal: own === undefined,
    fields: Object.entries(fields).map(([field, { label }]) => ({ name: field, label, example: exampleOf(field) })),
    savedAt: row?.savedAt.toISOString() ?? null,
    savedBy: row?.savedBy ?? null,
    versions: versions.map(({ id, subject, body, savedAt, savedBy }) => ({
      ...{ id, subject, body, savedBy },
      savedAt: savedAt.toISOString(),
    })),
  };
}
