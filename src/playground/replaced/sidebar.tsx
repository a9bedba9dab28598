import {useEffect} from 'react';
import {pick, Tooltip, UnStyledButton, useGraphiQL, useGraphiQLActions} from '@graphiql/react';

interface Props {
  readonly forcedTheme: 'light' | 'dark';
  readonly setHiddenElement: (element: 'first' | null) => void;
}

/** The buttons that show and hide the plugins. GraphiQL's has dialogs besides: settings of headers and colours, and keys, that the playground doesn't have. */
export function Sidebar({forcedTheme, setHiddenElement}: Props): React.ReactElement {
  const {plugins, visiblePlugin} = useGraphiQL(pick('plugins', 'visiblePlugin'));
  const actions = useGraphiQLActions();
  useEffect(() => actions.setTheme(forcedTheme), [forcedTheme]);
  return (
    <div className="graphiql-sidebar">
      {plugins.map((plugin) => {
        const isShown = plugin === visiblePlugin;
        const label = `${isShown ? 'Hide' : 'Show'} ${plugin.title}`;
        const toggle = (): void => {
          actions.setVisiblePlugin(isShown ? null : plugin);
          setHiddenElement(isShown ? 'first' : null);
        };
        return (
          <Tooltip key={plugin.title} label={label}>
            <UnStyledButton type="button" className={isShown ? 'active' : ''} onClick={toggle} aria-label={label}>
              <plugin.icon aria-hidden="true" />
            </UnStyledButton>
          </Tooltip>
        );
      })}
    </div>
  );
}
