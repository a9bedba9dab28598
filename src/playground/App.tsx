import {useEffect, useMemo, useRef, useState} from 'react';
import {GraphiQL, HISTORY_PLUGIN} from 'graphiql';
import {DocExplorerStore} from '@graphiql/plugin-doc-explorer';
import content from 'playground:content';
import {Bar} from './Bar';
import {builderPlugin} from './builder';
import {examplesPlugin} from './Examples';
import {keptFor} from './kept';
import {firstTexts, useLinks} from './links';
import {referencePlugin} from './Reference';
import {MONACO_THEMES} from './theme/monacoTheme';
import {useScheme} from './theme/useScheme';
import {Notice, type Shown} from './notice/Notice';
import {failed} from './request/outcome';
import {Connection, type Editors} from './state/Connection';
import {fetcherOf} from './state/fetcher';
import {runOn, type Endpoint} from './state/runOn';
import {prepareSamples} from './state/sampleService';
import {useLeaving} from './state/leaving';
import {useSchema} from './state/useSchema';

/** From this width on, the list of examples is open from the start. */
const WIDE = '(min-width: 1100px)';

/** The playground: the choice of the endpoint, GraphiQL, and the outcome of the last request. */
export function App(): React.ReactElement {
  const scheme = useScheme();
  const editors = useRef<Editors>(null);
  const token = useRef<HTMLInputElement>(null);
  const [endpoint, setEndpoint] = useState<Endpoint>(content.endpoints[0]);
  const chosen = useRef(endpoint);
  const kept = useMemo(() => keptFor(() => window.sessionStorage), []);
  const start = useMemo(() => firstTexts(window.location.hash, kept, content.examples[0]), [kept]);
  const [shown, setShown] = useState<Shown>({outcome: start.isLinkWrong ? failed('wrongLink') : undefined});
  const [isRunning, setRunning] = useState(false);
  const plugins = useMemo(() => [examplesPlugin(editors), builderPlugin, HISTORY_PLUGIN], []);

  const fetcher = useMemo(() => {
    let began = 0;
    return fetcherOf(
      (request, signal) => runOn(chosen.current, token.current?.value ?? '', request, signal),
      (outcome) => {
        if (!outcome) began = performance.now();
        setRunning(!outcome);
        setShown({outcome, endpoint: chosen.current, took: performance.now() - began});
      },
    );
  }, []);

  useEffect(prepareSamples, []);
  useLeaving(token, isRunning);
  useLinks(editors, () => setShown({outcome: failed('wrongLink')}));

  return (
    <>
      <button type="button" className="playground-skip" onClick={() => editors.current?.focus()}>
        Skip to the query editor
      </button>
      <Bar
        endpoint={endpoint}
        editors={editors}
        token={token}
        choose={(next) => {
          editors.current?.stop();
          if (token.current) token.current.value = '';
          chosen.current = next;
          setEndpoint(next);
          setShown({});
        }}
        say={(said) => setShown({said})}
      />
      <div className="playground-body">
        <GraphiQL
          schema={useSchema(content.sdl)}
          // GraphiQL's type of a fetcher knows no observable without its own type.
          fetcher={fetcher as never}
          storage={kept}
          referencePlugin={referencePlugin}
          plugins={plugins}
          visiblePlugin={window.matchMedia(WIDE).matches ? plugins[0] : undefined}
          initialQuery={start.texts?.query}
          initialVariables={start.texts?.variables}
          defaultQuery=""
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          defaultEditorToolsVisibility="variables"
          // Fields are not added to what the reader typed.
          getDefaultFieldNames={() => []}
          dangerouslyAssumeSchemaIsValid
          editorTheme={MONACO_THEMES}
          forcedTheme={scheme}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <GraphiQL.Toolbar>{({prettify}) => prettify}</GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <Notice shown={shown} isRunning={isRunning} />
          </GraphiQL.Footer>
          <DocExplorerStore>
            <Connection editors={editors} kept={kept} />
          </DocExplorerStore>
        </GraphiQL>
      </div>
    </>
  );
}
