package vedette.system.query;

import vedette.form.Field;

/** An amount for each side. */
public record AmountBySide(
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
