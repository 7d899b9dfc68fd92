import { Form, Input, Select } from 'antd';
import { SEO_LINE_MAX_LENGTH, SEO_TEXT_MAX_LENGTH } from '@farmhouse/contracts/content/seo';

const RATINGS = [5, 4, 3, 2, 1].map((value) => ({ value, label: '★'.repeat(value), title: `${value} of 5` }));

/** Samples of the shape of a review; never stored. Rule: no invented reviews. */
const SAMPLES = {
  1: {
    author: 'Priya Sharma',
    date: '2026-01-15',
    body: 'A quiet place with a lovely pool. The children did not want to leave.',
  },
  2: {
    author: 'Rahul Kumar',
    date: '2026-02-20',
    body: 'Well kept, good food, and the owners helped with everything.',
  },
} as const;

/** Fields of one quoted review: author, date, rating and text. */
export function SnippetFields({ number }: { number: 1 | 2 }) {
  const sample = SAMPLES[number];
  return (
    <fieldset className="mb-2">
      <legend className="mb-3 font-semibold">Review snippet {number}</legend>
      <div className="grid gap-x-6 sm:grid-cols-3">
        <Form.Item name={`reviewSnippet${number}Author`} label={`Author of review ${number}`}>
          <Input maxLength={SEO_LINE_MAX_LENGTH} placeholder={sample.author} />
        </Form.Item>
        <Form.Item name={`reviewSnippet${number}Date`} label={`Date of review ${number}`}>
          <Input maxLength={SEO_LINE_MAX_LENGTH} placeholder={sample.date} />
        </Form.Item>
        <Form.Item name={`reviewSnippet${number}Rating`} label={`Rating of review ${number}`} extra="1 to 5 stars">
          <Select allowClear options={RATINGS} placeholder="Choose" />
        </Form.Item>
      </div>
      <Form.Item name={`reviewSnippet${number}Body`} label={`Text of review ${number}`}>
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={SEO_TEXT_MAX_LENGTH}
          placeholder={sample.body}
        />
      </Form.Item>
    </fieldset>
  );
}
