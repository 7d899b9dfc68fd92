import type { TemplateText } from '@farmhouse/contracts/messages/message-template';
import { createElement } from 'react';
import { fitsTemplate, type Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import { filled } from './filled-text.ts';
import { valueOf } from './mail-template.ts';
import { OwnersParagraphs } from './owners-text.tsx';
import { OwnersTextProvider } from './prose.tsx';

const PREVIEW_MAX_LENGTH = 140;

/** The text of a mail as plain text: the owner's where it applies, else the original one. */
export function wordsOf<P extends object>(
  mail: Mail<P>,
  own: TemplateText | undefined,
  data: MailData<P>,
): TemplateText {
  const { template } = mail;
  if (!template) throw new Error('This mail has no template');
  const words = own && fitsTemplate(mail, data, data.now) ? own : template;
  const fill = (text: string) => filled(text, (name) => valueOf(template.fields, name, data));
  const tidy = (text: string) =>
    text
      .replace(/[^\S\n]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  return { subject: fill(words.subject), body: tidy(fill(words.body)) };
}

/**
 * The mail with the owner's text instead of its own; its other content and attachments stay. A part that the owner has
 * not changed is written by the mail, which words it by the case.
 */
export function withOwnersText<P extends object>(mail: Mail<P>, own: TemplateText | undefined): Mail<P> {
  const { template } = mail;
  if (!own || !template) return mail;
  const isOwn = (part: keyof TemplateText, data: MailData<P>) =>
    own[part] !== template[part] && fitsTemplate(mail, data, data.now);
  return Object.assign(Object.create(mail) as Mail<P>, {
    subjectLine: (data: MailData<P>) =>
      isOwn('subject', data) ? wordsOf(mail, own, data).subject : mail.subjectLine(data),
    preview: (data: MailData<P>) =>
      isOwn('body', data) ? wordsOf(mail, own, data).body.slice(0, PREVIEW_MAX_LENGTH) : mail.preview(data),
    body: (data: MailData<P>) => {
      if (!isOwn('body', data)) return mail.body(data);
      const text = <OwnersParagraphs body={own.body} fields={template.fields} data={data} />;
      return createElement(OwnersTextProvider, { value: text }, mail.body(data));
    },
  });
}
