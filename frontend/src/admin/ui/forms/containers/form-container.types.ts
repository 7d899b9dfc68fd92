import type { ReactNode } from 'react';
import type { FormInstance } from 'antd';

/** Props of a drawer or dialog around a form. */
export interface FormContainerProps<Fields> {
  title: string;
  form: FormInstance<Fields>;
  initialValues: Partial<Fields>;
  /** Label of the save button. */
  submitText: string;
  isSaving: boolean;
  onSubmit: (fields: Fields) => unknown;
  onClose: () => void;
  /** Called with the first invalid field before the form scrolls to it, so that a form with tabs can open its tab. */
  onFieldError?: (field: string) => void;
  /** An alternative submit button, which becomes the primary one. */
  alternative?: { text: string; onSubmit: () => void };
  /** Label of the button that closes the form, by default Cancel. */
  closeText?: string;
  /** Shown beside the buttons. */
  note?: ReactNode;
  children: ReactNode;
}
