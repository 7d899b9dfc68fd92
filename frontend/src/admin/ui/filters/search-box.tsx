import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { SentSearches } from './sent-searches.ts';

/** Debounce in milliseconds before a search is sent. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** The current search text. */
  value: string;
  placeholder: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** Search box that searches while typing and keeps focus. */
export function SearchBox({ value, placeholder, onSearch, className }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(new SentSearches());

  // Not while rendering: a list takes its time, and what is typed meanwhile is rendered before it.
  useLayoutEffect(() => {
    if (!sent.current.isAnsweredBy(value)) setText((typed) => (typed.trim() === value ? typed : value));
  }, [value]);

  const search = () => {
    if (text.trim() === (sent.current.last ?? value)) return;
    sent.current.add(text.trim());
    onSearch(text.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      className={className}
      type="search"
      size="large"
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={placeholder}
      aria-label={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={search}
    />
  );
}
