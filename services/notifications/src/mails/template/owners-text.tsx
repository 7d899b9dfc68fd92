import type { TemplateText } from '@farmhouse/contracts/messages/message-template';
import { Fragment, type ReactNode } from 'react';
import type { MailData } from '../mail-data.ts';
import { Paragraph } from '../components/components.tsx';
import { filled, piecesOf } from './filled-text.ts';
import { valueOf, type Fields } from './mail-template.ts';

/** A web address in the owner's text, without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/gi;
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

const link = (address: string): ReactNode => <a href={address}>{address}</a>;

function wordsWithLinks(text: string): ReactNode {
  return text
    .split(ADDRESS)
    .map((part, index) => <Fragment key={index}>{isAddress(part) ? link(part) : part}</Fragment>);
}

interface FilledLineProps<P extends object> {
  line: string;
  fields: Fields<P>;
  data: MailData<P>;
}

function FilledLine<P extends object>({ line, fields, data }: FilledLineProps<P>) {
  return piecesOf(line).map(({ text, field }, index) => {
    if (text !== undefined) return <Fragment key={index}>{wordsWithLinks(text)}</Fragment>;
    const value = valueOf(fields, field, data);
    return <Fragment key={index}>{fields[field]?.isLink && isAddress(value) ? link(value) : value}</Fragment>;
  });
}

/** The owner's text with its values: a blank line begins a paragraph. Values are text, whatever a guest typed. */
export function OwnersParagraphs<P extends object>(
  props: Omit<FilledLineProps<P>, 'line'> & Pick<TemplateText, 'body'>,
) {
  const { body, fields, data } = props;
  const isSeen = (line: string) => filled(line, (name) => valueOf(fields, name, data)).trim() !== '';
  const paragraphs = body.split(/\r?\n\s*\r?\n/).filter(isSeen);
  return paragraphs.map((paragraph, index) => (
    <Paragraph key={index}>
      {paragraph
        .trim()
        .split(/\r?\n/)
        .map((line, place) => (
          <Fragment key={place}>
            {place > 0 && <br />}
            <FilledLine line={line} fields={fields} data={data} />
          </Fragment>
        ))}
    </Paragraph>
  ));
}
