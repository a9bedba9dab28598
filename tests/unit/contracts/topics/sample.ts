/** A small topics.yaml. */
export const TOPICS = `wildcards:
  - {pattern: '*Received', matches: Every document.}
outcomes:
  Received:
    topic: '{family}Received'
    kind: event
    direction: in
    meaning: You received {noun}.
    when: Fires after {the noun} arrives.
    details: [sender]
    followedBy: ['{answeredBy}Sent']
  ReceivedError:
    {topic: '{family}ReceivedError', kind: event, direction: in, meaning: M., when: W., details: [error], followedBy: [], only: [Order]}
  Send:
    topic: 'Send{family}'
    kind: command
    direction: out
    meaning: Send {noun}.
    when: Fires when you upload {noun}.
    details: [sender]
    column: Go
    followedBy: ['{family}Received', '{family}ReceivedError']
families:
  Order:
    noun: an order
    answeredBy: OrderResponse
    adds: {Received: [orderReferenceId]}
  OrderResponse:
    noun: an order response
    refToDocumentId: true
  OldResponse:
    noun: an old response
    outcomes: [Received]
    replacedBy: OrderResponse
    own:
      Received: {meaning: You received a response., when: W., details: [status]}
hooks:
  - {topic: HookPing, meaning: A test., when: W., details: [], followedBy: [HookPing], allowedActions: [mailto]}
`;
