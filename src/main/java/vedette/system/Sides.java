package vedette.system;

import vedette.form.Field;
import vedette.json.Json;

/** An amount for each side. */
record Sides(
    Json.Obj here,
    @Field(text = "Of the attacker.", schemaRef = "amount", optional = true) Json attacker,
    @Field(text = "Of the defender.", schemaRef = "amount", optional = true) Json defender) {}
