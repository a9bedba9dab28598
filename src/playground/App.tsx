import {useEffect, useMemo, useRef, useState} from 'react';
import {GraphiQL, HISTORY_PLUGIN} from 'graphiql';
import {DocExplorerStore} from '@graphiql/plugin-doc-explorer';
import content from 'playground:content';
import {Actions} from './Actions';
import {Bar} from './Bar';
import {builderPlugin} from './builder';
import {Examples} from './Examples';
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

/** What GraphiQL shows beside its editors when the reader asks for it. */
const PLUGINS = [builderPlugin, HISTORY_PLUGIN];

/** The playground: the choice of the endpoint, the examples, GraphiQL with the outcome of the last request, and what can be done with the query. */
export function App(): React.ReactElement {
  const scheme = useScheme();
  const editors = useRef<Editors>(null);
  const token = useRef<HTMLInputElement>(null);
  const [endpoint, setEndpoint] = useState<Endpoint>(content.endpoints[0]);
  const chosen = useRef(endpoint);
  const kept = useMemo(() => keptFor(() => window.sessionStorage), []);
  const start = useMemo(() => firstTexts(window.location.hash, kept, content.examples[0]), [kept]);
  const [shown, setShown] = useState<Shown>({outcome: start.link === 'invalid' ? failed('wrongLink') : undefined});
  const [isRunning, setRunning] = useState(false);

  // Other endpoints get a query only when the reader runs it.
  const isInPage = (): boolean => chosen.current.address === undefined;

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
      <div className="playground-top">
        <Bar
          endpoint={endpoint}
          token={token}
          choose={(next) => {
            editors.current?.stop();
            if (token.current) token.current.value = '';
            chosen.current = next;
            setEndpoint(next);
            setShown({});
          }}
        />
        <Examples
          open={(example) => {
            editors.current?.open(example);
            if (isInPage()) editors.current?.run();
          }}
        />
      </div>
      <div className="playground-body">
        <GraphiQL
          schema={useSchema(content.sdl)}
          // GraphiQL's type of a fetcher knows no observable without its own type.
          fetcher={fetcher as never}
          storage={kept}
          referencePlugin={referencePlugin}
          plugins={PLUGINS}
          initialQuery={start.texts?.query}
          initialVariables={start.texts?.variables}
          defaultQuery=""
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          defaultEditorToolsVisibility={false}
          // Fields are not added to what the reader typed.
          getDefaultFieldNames={() => []}
          dangerouslyAssumeSchemaIsValid
          editorTheme={MONACO_THEMES}
          forcedTheme={scheme}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({prettify}) => (
              <>
                <h2 className="playground-label">Query</h2>
                {prettify}
              </>
            )}
          </GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <h2 className="playground-label">Response</h2>
            <Notice shown={shown} isRunning={isRunning} />
            {!shown.outcome && shown.said === undefined && !isRunning && (
              <p className="playground-hint">Run the query to see its response.</p>
            )}
          </GraphiQL.Footer>
          <DocExplorerStore>
            <Connection editors={editors} kept={kept} mayRun={() => start.link === 'none' && isInPage()} />
          </DocExplorerStore>
        </GraphiQL>
      </div>
      <Actions endpoint={endpoint} editors={editors} say={(said) => setShown({said})} />
    </>
  );
}
