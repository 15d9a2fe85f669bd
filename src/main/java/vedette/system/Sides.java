package vedette.system;

import vedette.form.Field;

/** An amount for each side. */
record Sides(
    @Field(
            text = "Of the attacker.",
            schemaRef = "amount",
            optional = true,
            by = "SectionReader::amount")
        Amount attacker,
    @Field(
            text = "Of the defender.",
            schemaRef = "amount",
            optional = true,
            by = "SectionReader::amount")
        Amount defender) {}
