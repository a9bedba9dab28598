import {causesOf} from '../../diagnosis/causes/causes';
import {provenCorrections, withoutUnproven, type Recheck} from '../../diagnosis/corrected';
import type {Knowledge} from '../../diagnosis/corrections/knowledge';
import {proposals} from '../../diagnosis/corrections/proposals';
import {linksFor} from '../../diagnosis/links';
import type {Cause, Correction, ReportFinding} from '../../diagnosis/model';
import {nearFor} from '../../diagnosis/near';
import type {SourceDocument} from '../../diagnosis/source/document';
import type {Finding} from '../../validation/model';

/** What causes are made of. */
interface Given {
  readonly document: SourceDocument | undefined;
  readonly findings: readonly ReportFinding[];
  readonly knowledge: Knowledge | undefined;
  /** The name of a business term. */
  readonly nameOf: (term: string) => string | undefined;
}

type Proven = ReadonlyMap<ReportFinding, Correction>;

function causesWith({document, findings, knowledge, nameOf}: Given, proven: Proven): readonly Cause[] {
  return causesOf(document, findings, {
    correctionFor: ({findings: [first]}) => first && proven.get(first),
    nearFor: (draft) => (document && knowledge ? nearFor(draft, document, knowledge) : []),
    linksFor: (draft) => linksFor(draft, knowledge),
    nameOf,
  });
}

/** The findings of a document by their causes, and the corrections in a second step, which takes a while. */
export interface FoundCauses {
  readonly causes: readonly Cause[];
  /** The same with corrections that were tried; undefined where there is nothing to try. */
  readonly corrected?: () => Promise<readonly Cause[]>;
}

/** Groups findings by their causes. @param found what the check found @param recheck checks a corrected text */
export function foundCauses(given: Given, found: readonly Finding[], recheck: Recheck): FoundCauses {
  const {document, knowledge} = given;
  const all = causesWith(given, new Map());
  const causes = withoutUnproven(all, new Map());
  if (!document || !knowledge || all.length === 0) return {causes};
  return {
    causes,
    async corrected() {
      const proposalsFor = (finding: ReportFinding): readonly Correction[] => proposals(document, finding, knowledge);
      const broken = {text: document.text, findings: found, causes: all, proposalsFor};
      const proven = await provenCorrections(broken, recheck);
      return withoutUnproven(causesWith(given, proven), proven);
    },
  };
}
