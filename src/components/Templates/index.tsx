import {templateAnchor} from '../../addresses/places';
import type {PageLink} from '../../contracts/model';
import type {Template} from '../../contracts/platform/templates';
import {linked} from '../CodeLink';
import Table from '../Table';

interface Props {
  readonly templates: readonly (Pick<Template, 'id' | 'name' | 'master' | 'content' | 'autoNumbering'> & {
    /** The value of TemplateId to send with. */
    readonly sendId: string;
    readonly formats: readonly PageLink[];
  })[];
}

/** The templates of the platform: IDs, what their documents are, and the formats that they accept. */
export default function Templates({templates}: Props): React.ReactNode {
  return (
    <Table
      label="Default templates"
      heads={['Name', 'Master ID', 'TemplateId to send', {text: 'Document', prose: true}, 'Formats', 'Auto numbering']}
      rows={templates.map(({id, name, master, sendId, content, formats, autoNumbering}) => ({
        id: templateAnchor(id),
        cells: [
          <code>{name}</code>,
          <code>{master}</code>,
          formats.length > 0 ? <code>{sendId}</code> : 'None',
          content,
          linked(formats) || 'None',
          autoNumbering ? 'Yes' : 'No',
        ],
      }))}
    />
  );
}
