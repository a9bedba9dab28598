import type {OptionRow} from '../../contracts/hookActions';
import Table, {type Labelled} from '../Table';

/** The options of a hook action: name, permitted values, default where one of them has one, and meaning. Each can be linked. */
export default function ActionOptions({options, label}: Labelled<{options: readonly OptionRow[]}>): React.ReactNode {
  const hasDefaults = options.some((option) => option.default !== undefined);
  const rows = options.map(({id, name, required, valueHtml, default: value, descriptionHtml}) => ({
    id,
    cells: [
      <code>{name}</code>,
      {html: valueHtml},
      value !== undefined && <code>{value}</code>,
      {html: required ? `Required. ${descriptionHtml}` : descriptionHtml},
    ],
  }));
  const heads = ['Option', 'Value', hasDefaults && 'Default', {text: 'Meaning', prose: true}];
  return <Table label={label} heads={heads} rows={rows} />;
}
