package vedette.suite.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import vedette.form.model.FormSchema;
import vedette.json.JsonWriter;
import vedette.question.Figure;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/** The JSON Schema of suites, by which editors complete systems, engagements and their requests. */
public final class SuiteSchema {
  static final String SCENARIO = "scenario";
  static final String MEASURES = "measures";
  static final String EXPECT = "expect";

  private static final String FIGHT = "fight";
  private static final String EXPECTATION = "expectation";

  private SuiteSchema() {}

  public static String text() {
    Map<String, Consumer<JsonWriter>> definitions = new LinkedHashMap<>();
    definitions.put(SCENARIO, SuiteSchema::scenario);
    definitions.put(MEASURES, SuiteSchema::measures);
    definitions.put(EXPECT, SuiteSchema::expect);
    definitions.put(EXPECTATION, SuiteSchema::expectation);
    definitions.put(FIGHT, SuiteSchema::fight);
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        definitions.put(name(type), json -> FormSchema.request(type.form().slots(), json));
      }
    }
    return FormSchema.of(
        SuiteFile.class,
        "A suite of scenarios",
        "urn:vedette:suite",
        List.of(SuiteFile.WrittenSuite.class),
        definitions);
  }

  private static String name(EngagementType<?> type) {
    return type.system() + "." + type.name();
  }

  private static void scenario(JsonWriter json) {
    json.array("allOf");
    reference("suite", json);
    reference(FIGHT, json);
    json.end();
  }

  private static void reference(String definition, JsonWriter json) {
    json.inline().object().field("$ref", FormSchema.reference(definition)).end();
  }

  private static void measures(JsonWriter json) {
    json.field("type", "object");
    json.inline().object("propertyNames").field("pattern", "^[a-zA-Z][a-zA-Z0-9]*$").end();
    json.inline().object("additionalProperties").field("type", "string").end();
  }

  private static void expect(JsonWriter json) {
    json.field("type", "object");
    json.object("additionalProperties").array("anyOf");
    reference(EXPECTATION, json);
    json.inline().object().field("type", "array").field("minItems", 1).object("items");
    json.field("$ref", FormSchema.reference(EXPECTATION)).end().end();
    json.end().end();
  }

  private static void expectation(JsonWriter json) {
    json.field("type", "object");
    json.object("properties");
    bound("atLeast", "What the probability, or the mean, must be at least.", json);
    bound("atMost", "What the probability, or the mean, may be at most.", json);
    bound("target", "What it should be, within the tolerance.", json);
    bound(
        "tolerance",
        "How far it may be from the target; 0.005 of a probability and 0.05 of a mean if not"
            + " given.",
        json);
    json.object(Figure.Kind.OR_MORE.word());
    json.field("description", "Of a count: the probability of this number or more is meant.");
    json.field("type", "integer").end();
    json.object(Figure.Kind.IS.word());
    json.field("description", "The value whose probability is meant, or a list of such values.");
    json.inline().array("type").value("string").value("integer").value("array").end();
    json.end().end();
    json.field("additionalProperties", false);
    json.array("anyOf");
    json.inline().object().array("required").value("atLeast").end().end();
    json.inline().object().array("required").value("atMost").end().end();
    json.inline().object().array("required").value("target").end().end();
    json.end();
  }

  private static void bound(String name, String text, JsonWriter json) {
    json.object(name).field("description", text).field("type", "number").end();
  }

  /** Writes the engagements of each system, and the request of each engagement. */
  private static void fight(JsonWriter json) {
    json.object("properties").inline().object("system").array("enum");
    Catalogue.systems().forEach(system -> json.value(system.id()));
    json.end().end().end();
    json.array("allOf");
    for (GameSystem system : Catalogue.systems()) {
      json.inline().object().object("if").object("properties");
      writeCondition("system", system.id(), json);
      json.end().array("required").value("system").end().end();
      json.object("then").object("properties").object("engagement").array("enum");
      system.engagementNames().forEach(json::value);
      json.end().end().end().end().end();
      for (EngagementType<?> type : system.engagements()) {
        json.inline().object().object("if").object("properties");
        writeCondition("system", system.id(), json);
        writeCondition("engagement", type.name(), json);
        json.end().array("required").value("system").value("engagement").end().end();
        json.object("then").object("properties").object("request");
        json.field("$ref", FormSchema.reference(name(type))).end().end().end().end();
      }
    }
    json.end();
  }

  private static void writeCondition(String property, String value, JsonWriter json) {
    json.object(property).field("const", value).end();
  }
}
