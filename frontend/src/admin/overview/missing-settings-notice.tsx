import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { settingPath } from '../navigation/paths.ts';
import { settings } from '../settings/settings.api.ts';
import { missingSettings } from './missing-settings.ts';

/** Warns of settings without which the owner is not mailed or not paid; nothing while the settings are not loaded. */
export function MissingSettingsNotice() {
  const { data: stored } = settings.useList();
  if (!stored) return null;
  return missingSettings(stored).map(({ key, title, effect, set }) => (
    <Alert
      key={key}
      type="warning"
      showIcon
      title={title}
      description={
        <div className="grid justify-items-start gap-3">
          <span>{effect}</span>
          <Link to={settingPath(key)} className="font-semibold text-garden underline">
            {set}
          </Link>
        </div>
      }
    />
  ));
}
