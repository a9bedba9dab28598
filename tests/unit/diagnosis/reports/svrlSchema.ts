const asserted = (name: string): string => `
  <xs:element name="${name}"><xs:complexType>
    <xs:sequence>
      <xs:element ref="s:diagnostic-reference" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element ref="s:text"/>
    </xs:sequence>
    <xs:attribute name="id" type="xs:NCName"/>
    <xs:attribute name="location" use="required"/><xs:attribute name="test" use="required"/>
    <xs:attribute name="role" type="xs:NMTOKEN"/><xs:attribute name="flag" type="xs:NMTOKEN"/>
  </xs:complexType></xs:element>`;

/**
 * What SVRL may contain by ISO/IEC 19757-3:2025, annex D, as far as a report uses it, with the narrower types of the edition of 2016 for `role` and
 * `flag`. An `id` need not be unique there since 2025: every program writes that of the rule at each place where it fails.
 */
export const SVRL_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:s="http://purl.oclc.org/dsdl/svrl"
    targetNamespace="http://purl.oclc.org/dsdl/svrl" elementFormDefault="qualified">
  <xs:element name="schematron-output"><xs:complexType>
    <xs:sequence>
      <xs:element ref="s:text" minOccurs="0" maxOccurs="unbounded"/>
      <xs:sequence maxOccurs="unbounded">
        <xs:element ref="s:active-pattern"/>
        <xs:sequence maxOccurs="unbounded">
          <xs:element ref="s:fired-rule"/>
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="s:failed-assert"/><xs:element ref="s:successful-report"/>
          </xs:choice>
        </xs:sequence>
      </xs:sequence>
    </xs:sequence>
    <xs:attribute name="title"/><xs:attribute name="phase" type="xs:NMTOKEN"/><xs:attribute name="schemaVersion"/>
  </xs:complexType></xs:element>
  <xs:element name="active-pattern"><xs:complexType>
    <xs:attribute name="id" type="xs:ID"/><xs:attribute name="name"/><xs:attribute name="role" type="xs:NMTOKEN"/>
  </xs:complexType></xs:element>
  <xs:element name="fired-rule"><xs:complexType>
    <xs:attribute name="id" type="xs:NCName"/><xs:attribute name="context" use="required"/>
    <xs:attribute name="role" type="xs:NMTOKEN"/><xs:attribute name="flag" type="xs:NMTOKEN"/>
  </xs:complexType></xs:element>
  <xs:element name="diagnostic-reference"><xs:complexType>
    <xs:sequence><xs:element ref="s:text"/></xs:sequence>
    <xs:attribute name="diagnostic" use="required" type="xs:NMTOKEN"/>
  </xs:complexType></xs:element>${asserted('failed-assert')}${asserted('successful-report')}
  <xs:element name="text"><xs:complexType mixed="true"><xs:attribute name="see"/></xs:complexType></xs:element>
</xs:schema>`;
