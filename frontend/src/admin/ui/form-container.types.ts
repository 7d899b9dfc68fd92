import type { ReactNode } from 'react';
import type { FormInstance } from 'antd';

/** What a drawer or dialog around a form needs. */
export interface FormContainerProps<Fields> {
  title: string;
  form: FormInstance<Fields>;
  initialValues: Partial<Fields>;
  /** On the button that saves. */
  submitText: string;
  isSaving: boolean;
  onSubmit: (fields: Fields) => unknown;
  onClose: () => void;
  /** Called with the first field that holds an error, before it is scrolled to: a form with tabs then shows its tab. */
  onFieldError?: (field: string) => void;
  children: ReactNode;
}
