package vedette.system;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import vedette.form.model.FormSchema;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.system.query.AmountBySide;

/** The JSON Schema of rule systems, by which editors complete and check their files. */
final class SystemSchema {
  /** Definitions of values that have several shapes or arbitrary names as keys. */
  private static final String DEFINITIONS =
      """
      { "format": { "type": "integer", "minimum": 1, "maximum": 1 },
        "kind": { "const": "system" },
        "allow": { "type": "object", "propertyNames": { "pattern": "^[A-Z][0-9]{3}$" },
          "additionalProperties": { "type": "string", "minLength": 1 } },
        "units": { "type": "object", "patternProperties": { "REMARK": {} },
          "additionalProperties": { "$ref": "#/$defs/unit" } },
        "classes": { "anyOf": [ { "type": "string" },
          { "type": "array", "items": { "type": "string" } } ] },
        "count": { "type": "integer", "minimum": 1 },
        "bySteps": { "anyOf": [ { "type": "integer" },
          { "type": "string", "pattern": "^-?[0-9]+(/-?[0-9]+)+$" } ] },
        "dice": { "type": "object", "patternProperties": { "REMARK": {} },
          "additionalProperties": { "anyOf": [
            { "type": "array", "minItems": 1, "items": { "type": ["string", "integer"] } },
            { "type": "object", "additionalProperties": { "$ref": "#/$defs/count" } } ] } },
        "rounds": { "anyOf": [ { "$ref": "#/$defs/count" }, { "const": "until-decided" } ] },
        "round": { "type": "array", "minItems": 1,
          "items": { "$ref": "#/$defs/roundStep",
            "oneOf": [ { "required": ["table"] }, { "required": ["counterattack"] },
              { "required": ["fire"] }, { "required": ["check"] }, { "required": ["result"] },
              { "required": ["mayRetreat"] }, { "required": ["together"] } ] } },
        "together": { "type": "array", "minItems": 2,
          "items": { "$ref": "#/$defs/roundStep",
            "oneOf": [ { "required": ["table"] }, { "required": ["counterattack"] },
              { "required": ["fire"] }, { "required": ["check"] } ] } },
        "measures": { "type": "object", "additionalProperties": { "type": "string" } },
        "roll": { "type": "string", "minLength": 1 },
        "amount": { "type": ["integer", "string"] },
        "amountOfSides": { "anyOf": [ { "$ref": "#/$defs/amount" }, { "$ref": "#/$defs/amountBySide" } ] },
        "change": { "anyOf": [ { "type": "integer" },
          { "type": "string",
            "pattern": "^x(0|[1-9][0-9]{0,3}(/[1-9][0-9]{0,3})?( (up|down|nearest))?)$" } ] },
        "shift": { "anyOf": [ { "type": "integer", "minimum": -9999, "maximum": 9999 },
          { "type": "string", "pattern": "[A-Za-z]" } ] },
        "condition": { "type": "string", "minLength": 1 },
        "effects": { "anyOf": [ { "type": "string", "minLength": 1 },
          { "type": "array", "items": { "type": "string", "minLength": 1 } } ] },
        "faces": { "type": "object", "additionalProperties": { "$ref": "#/$defs/effects" } },
        "margins": { "anyOf": [ { "$ref": "#/$defs/effects" }, { "$ref": "#/$defs/faces" } ] },
        "cells": { "type": "array", "minItems": 1, "items": { "type": ["string", "integer"] } },
        "columnOrName": { "anyOf": [ { "type": ["string", "integer"] },
          { "$ref": "#/$defs/column" } ] } }
      """;

  private SystemSchema() {}

  static String text() {
    String definitions = DEFINITIONS.replace("REMARK", "^(note$|x-|\\\\$schema$)");
    Source source = Source.of("definitions", definitions.getBytes(StandardCharsets.UTF_8));
    Map<String, Consumer<JsonWriter>> written = new LinkedHashMap<>();
    for (Json.Member each : ((Json.Obj) JsonReader.read(source, new Problems())).members()) {
      List<Json.Member> members = ((Json.Obj) each.value()).members();
      written.put(each.name(), json -> members.forEach(it -> json.field(it.name(), it.value())));
    }
    return FormSchema.withNotes(
        SystemReader.WrittenSystem.class,
        "A rule system of your own",
        "urn:vedette:system",
        List.of(
            UnitsReader.WrittenUnit.class,
            RoundStep.class,
            AmountBySide.class,
            ColumnsReader.WrittenColumn.class),
        written);
  }
}
