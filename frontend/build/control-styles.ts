/**
 * The styles of the dashboard's Ant Design controls: otherwise they are computed in every opened page. To be imported
 * with NODE_ENV=production only, because Ant Design's class names differ in development.
 */
import { createElement as create, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  AutoComplete,
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Popconfirm,
  Progress,
  Radio,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from 'antd';

/** Everything that the dashboard uses. A control that is missing here works, and costs time in every page. */
const controls = (): ReactNode[] => [
  create(Alert),
  create(AutoComplete),
  create(Button),
  create(Checkbox),
  create(DatePicker),
  create(Drawer),
  create(Dropdown, { menu: { items: [] }, children: create('i') }),
  create(Form, { children: create(Form.Item) }),
  create(Input),
  create(Input.Password),
  create(Input.Search),
  create(Input.TextArea),
  create(InputNumber),
  create(Modal),
  create(Pagination),
  create(Popconfirm, { title: '' }),
  create(Progress),
  create(Radio.Group, { optionType: 'button', options: [''] }),
  create(Segmented, { options: [] }),
  create(Select),
  create(Skeleton),
  create(Space),
  create(Space.Compact, { children: create(Button) }),
  create(Spin),
  create(Switch),
  create(Table),
  create(Tabs),
  create(Tooltip),
];

/**
 * The style sheet. It lists what it has, which Ant Design reads, and then computes only what is missing. The values of
 * the theme are not in it: they are custom properties, which the dashboard sets.
 */
export function controlStyles(): string {
  const cache = createCache();
  renderToString(create(StyleProvider, { layer: true, cache }, create(ConfigProvider, null, ...controls())));
  return extractStyle(cache, { plain: true, types: 'style' });
}
